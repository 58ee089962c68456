import { Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { IconPlus } from '../../ui/icons.ts';
import { useMayOpen } from '../parts/use-signed-in.ts';

/** A link to each form for a new record that the signed-in person may open. */
export function QuickActions() {
  const mayOpen = useMayOpen();
  const types: readonly ContentType[] = contentTypes;
  const creatable = types.filter(({ single, screens }) => !single && mayOpen(`/admin/${screens.create}`));
  if (creatable.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="create" gap="xs">
      <Title order={2} size="h3" id="create">
        Create
      </Title>
      <ul className="quick-actions">
        {creatable.map(({ name, noun, screens }) => (
          <li key={name}>
            <Link to={`/admin/${screens.create}`}>
              <IconPlus size={14} aria-hidden />
              {`New ${noun.one}`}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
