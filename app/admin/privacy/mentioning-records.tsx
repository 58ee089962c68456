import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { DataCounts } from './counts.ts';

/** The records that mention an address, which are changed in their forms. */
export function MentioningRecords({ records }: { records: DataCounts['records'] }) {
  if (records.length === 0) return null;
  return (
    <div>
      <Text>
        The address is also written in the content of the site, which stays as it is, with its drafts and earlier
        versions. Remove it there first if it should go:
      </Text>
      <List aria-label="Records that mention the address">
        {records.map(({ type, key, title }) => (
          <List.Item key={`${type} ${key}`}>
            <Anchor component={Link} to={`/admin/${editScreen(type)}/${encodeURIComponent(key)}`}>
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}

function editScreen(path: string) {
  return contentTypes.find((type) => type.path === path)?.screens.edit;
}
