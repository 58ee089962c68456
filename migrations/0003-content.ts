/** The records of the content types. A picture is an id of `media`, with its alternative text in a column of its own. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table abouts (
    id ${id},
    short_description text,
    breadcrumb_heading text,
    breadcrumb_short_description text,
    breadcrumb_description text,
    wwa_heading text,
    wwa_description text,
    wca_heading text,
    wca_description text,
    ${bookkeeping}
  )`,

  `create table service_pages (
    id ${id},
    breadcrumb_heading text,
    breadcrumb_short_description text,
    breadcrumb_description text,
    page_title text,
    page_short_description text,
    page_description text,
    ${bookkeeping}
  )`,

  `create table services (
    id ${id},
    slug text not null unique,
    title text not null,
    short_description text not null,
    image integer not null references media (id),
    image_alt text,
    status integer not null,
    category text not null,
    detail_page_heading text not null,
    detail_page_image integer not null references media (id),
    detail_page_image_alt text,
    detail_page_description text not null,
    detail_page_strategy_heading text,
    detail_page_strategy_description text,
    position integer not null,
    ${bookkeeping}
  )`,

  `create table teams (
    id ${id},
    slug text not null unique,
    name text not null,
    job_title text not null,
    image integer not null references media (id),
    image_alt text,
    status integer not null,
    linkedin text,
    twitter text,
    position integer not null,
    ${bookkeeping}
  )`,

  `create table blogs (
    id ${id},
    slug text not null unique,
    title text not null,
    image integer not null references media (id),
    image_alt text,
    short_description text not null,
    team_id integer references teams (id),
    status integer not null,
    description text not null,
    ${bookkeeping}
  )`,

  `create table headings (
    id ${id},
    heading text not null,
    image integer not null references media (id),
    image_alt text,
    blog_id integer references blogs (id),
    sequence integer not null,
    linkedin text,
    description text not null,
    ${bookkeeping}
  )`,
  'create index headings_of_blog on headings (blog_id, sequence) where deleted_at is null',

  `create table reviews (
    id ${id},
    client_name text not null,
    image integer not null references media (id),
    image_alt text,
    project_name text not null,
    status integer not null,
    project_summary text not null,
    project_review text not null,
    feedback text not null,
    ${bookkeeping}
  )`,

  `create table settings (
    id ${id},
    footer_short_description text,
    expertise_heading text,
    expertise_description text,
    phone text,
    email text,
    linkedin text,
    facebook text,
    twitter text,
    product_name text,
    logo integer references media (id),
    logo_alt text,
    favicon integer references media (id),
    favicon_alt text,
    phone_label text,
    chat_number text,
    booking_link text,
    notification_email text,
    privacy_link text,
    ${bookkeeping}
  )`,
];

const bookkeeping = `
    version integer not null default 1,
    created_at text not null,
    updated_at text not null,
    deleted_at text`;
