import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { DeadLink } from '../../../server/site/links/dead-links.ts';
import { useMayOpen } from '../parts/use-signed-in.ts';
import { formAt } from '../records/drafts/drafts.ts';
import { hashOf } from '../records/form/focus-field.ts';
import { typeOf } from '../records/schedules/schedules.ts';
import { FirstFew } from './first-few.tsx';

/** The links that visitors find as plain text, or that lead them nowhere. */
export function DeadLinks({ links }: { links: DeadLink[] }) {
  if (links.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="dead-links">
      <Title order={2} size="h3" id="dead-links">
        Dead links
      </Title>
      <FirstFew>
        {links.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two links of a text can be equal.
          <Paper key={index} withBorder p="md">
            <Text>
              {`“${link.text}” in `}
              <PlaceOf link={link} />
              {` leads to ${link.href}, which visitors cannot see.`}
            </Text>
          </Paper>
        ))}
      </FirstFew>
    </Stack>
  );
}

function PlaceOf({ link }: { link: DeadLink }) {
  const mayOpen = useMayOpen();
  const form = formAt(typeOf(link), link.key, null);
  if (!mayOpen(form)) return link.title;
  return (
    <Anchor component={Link} to={form + hashOf(link.field)} underline="always">
      {link.title}
    </Anchor>
  );
}
