import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DEFAULT_LANGUAGE, englishNameOf } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { keyIn } from '../../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { BackLink } from '../../parts/back-link.tsx';

interface BeginTranslationProps {
  /** In the language of the translation. */
  type: ContentType;
  /** What is translated. */
  original: AnyRecord;
}

/** Begins the draft of a translation where there is none yet. */
export default function BeginTranslation({ type, original }: BeginTranslationProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [first = DEFAULT_LANGUAGE] = useAgency().languages;
  const language = englishNameOf(type.language ?? first);

  async function begin() {
    setBusy(true);
    const body = { type: type.path, key: keyIn(type, original), language: type.language };
    const answer = await callApi('POST', '/drafts', body);
    // Somebody else may have begun it a moment ago.
    if (!answer.ok && answer.status !== 409) showToast('error', answer.message, type.screens.toasts);
    await revalidate();
    setBusy(false);
  }

  return (
    <Stack maw={760}>
      <BackLink type={type} />
      <Paper withBorder p="lg" radius="lg" component="section" aria-labelledby="begin-translation">
        <Title order={2} size="h3" id="begin-translation">{`Not translated into ${language} yet`}</Title>
        <Text my="md">
          {type.untranslated === 'absent'
            ? `Until it is, visitors who read ${language} do not see this ${type.noun.one}.`
            : `Until it is, visitors who read ${language} see what needs no words.`}{' '}
          {`Pictures, order and links are those of the ${englishNameOf(first)} one: you write the words, beside it.`}
        </Text>
        <Button disabled={isBusy} onClick={() => void begin()}>{`Translate into ${language}`}</Button>
      </Paper>
    </Stack>
  );
}
