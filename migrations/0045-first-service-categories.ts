const first = [
  '{"label":"Web Development Services","key":"webDevelopment"}',
  '{"label":"Amazon Services","key":"amazon"}',
  '{"label":"Digital Marketing","key":"digitalMarketing"}',
];

/** Those that every site had until its settings have a list of them. */
export const statements = (): string[] => [`update settings set service_categories = '[${first.join()}]'`];
