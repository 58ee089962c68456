/**
 * Drafts hold lists of parts among their fields, as forms and the API do: headings are the only parts. What stood in `children`
 * (`{type, id, key, version, fields, removed}`) becomes `{id, version, …fields, removed}`. What headings were before a publication
 * is noted beside what they became. The texts are put together as they are: PostgreSQL cannot decode every text that JSON may hold,
 * such as half of an emoji, so it does not see their escapes.
 */
export const statements = ({ name }: { name: string }): string[] => [
  name === 'postgres' ? postgres : sqlite,
  'alter table drafts drop column children',
  `update revisions set parts_before =
     '{"headings":{"before":' || substr(parts_before, length('{"headings":') + 1, length(parts_before) - length('{"headings":}')) || '}}'
   where parts_before like '{"headings":[%'`,
];

const drafted = (items: string) => `
  update drafts set fields =
    case when fields = '{}' then '{' else substr(fields, 1, length(fields) - 1) || ',' end
    || '"headings":[' || (${items}) || ']}'
  where children is not null and children <> '[]'`;

const item = (value: (name: string) => string) => `
  '{"id":' || coalesce(${value('id')}, ${value('key')})
  || coalesce(',"version":' || ${value('version')}, '')
  || case when coalesce(${value('fields')}, '{}') = '{}' then ''
     else ',' || substr(${value('fields')}, 2, length(${value('fields')}) - 2) end
  || case when ${value('removed')} = 'true' then ',"removed":true' else '' end
  || '}'`;

const sqlite = drafted(
  `select group_concat(${item((name) => `(value -> '$.${name}')`)}, ',' order by key) from json_each(children)`,
);

// No text of a draft holds a DEL.
const postgres = drafted(
  `select replace(replace(string_agg(${item((name) => `(child -> '${name}')::text`)}, ',' order by place),
     chr(127) || 'u', '\\u'), chr(127) || 'b', '\\\\')
   from json_array_elements(replace(replace(children, '\\\\', chr(127) || 'b'), '\\u', chr(127) || 'u')::json)
     with ordinality as items (child, place)`,
);
