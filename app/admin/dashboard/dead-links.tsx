import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { DeadLink } from '../../../server/site/links/dead-links.ts';
import { useMayOpen } from '../parts/use-signed-in.ts';
import { hashOf } from '../records/form/focus-field.ts';

const SHOWN = 5;

/** The links that visitors find as plain text, or that lead them nowhere. */
export function DeadLinks({ links }: { links: DeadLink[] }) {
  const [isWhole, setWhole] = useState(false);
  if (links.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="dead-links">
      <Title order={2} size="h3" id="dead-links">
        Dead links
      </Title>
      {links.slice(0, isWhole ? undefined : SHOWN).map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two links of a text can be equal.
        <Paper key={index} withBorder p="md">
          <Text>
            {`“${link.text}” in `}
            <PlaceOf link={link} />
            {` leads to ${link.href}, which visitors cannot see.`}
          </Text>
        </Paper>
      ))}
      {!isWhole && links.length > SHOWN && (
        <Button variant="subtle" onClick={() => setWhole(true)}>{`Show all ${links.length}`}</Button>
      )}
    </Stack>
  );
}

function PlaceOf({ link: { type: path, key, title, field } }: { link: DeadLink }) {
  const mayOpen = useMayOpen();
  const type = contentTypes.find((declared) => declared.path === path) as ContentType;
  const form = `/admin/${type.screens.edit}/${encodeURIComponent(key)}`;
  if (!mayOpen(form)) return title;
  return (
    <Anchor component={Link} to={form + hashOf(field)} underline="always">
      {title}
    </Anchor>
  );
}
