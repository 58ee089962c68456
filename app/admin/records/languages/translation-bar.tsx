import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { DEFAULT_LANGUAGE, englishNameOf } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { fieldsWithParts, valuesWithParts } from '../../../../content/model/parts/parts.ts';
import { isBlank } from '../../../../content/model/plain-kinds.ts';
import { sourceOf } from '../../../../content/model/translations/in-language.ts';
import { textOf } from '../../../../content/model/values.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { showToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { showUndoToast } from '../../parts/use-action.tsx';
import { formOf } from '../../shell/screens.ts';
import { goingOn } from '../publishing/opening.ts';
import { QuestionDialog, useQuestion } from '../publishing/question-dialog.tsx';
import { pathOf, translationOf } from '../records.ts';
import { SharedFields } from './shared-fields.tsx';
import { nameOf } from './source-change.tsx';
import { useSourceChanges } from './source-changes.ts';
import { copiedWords } from './copied-words.ts';
import type { RecordFormState, Translated } from '../form/state/use-record-form.ts';

interface TranslationBarProps {
  type: ContentType;
  form: RecordFormState;
  translated: Translated;
}

/** What can be done with a translation as a whole, and what has changed since it was made. */
export default function TranslationBar(props: TranslationBarProps) {
  const { type, form, translated } = props;
  return (
    <section className="translation-bar" aria-label="Translation">
      <SourceChanges {...props} />
      <Group gap="xs">
        <CopyAll {...props} />
        {form.record && form.mayPublish && <DeleteTranslation {...props} />}
      </Group>
      <SharedFields type={type} original={translated.original.record} />
    </section>
  );
}

function SourceChanges({ type, form }: TranslationBarProps) {
  const { revalidate } = useRevalidator();
  const language = useSourceLanguage();
  const { differences, left, isDrafted, mayCheck, checkAll } = useSourceChanges(type, form);
  const isDone = differences.length > 0 && isDrafted && form.record === null;
  useEffect(() => {
    // Nothing is published that could still be old.
    if (isDone) void revalidate();
  }, [isDone, revalidate]);
  if (differences.length === 0) return null;
  const title = `The ${language} text has changed since: ${someOf(left.length > 0 ? left : differences)}`;
  return (
    <Alert color={isDrafted ? 'gray' : 'yellow'} title={title}>
      {isDrafted ? (
        <Text inherit>The draft is up to date with it. Publishing it takes the mark away.</Text>
      ) : (
        <Group justify="space-between">
          <span>It is marked below. Once the translation says the same, or nothing has to change:</span>
          {mayCheck && (
            <Button size="compact-sm" variant="light" onClick={() => void checkAll()}>
              All up to date
            </Button>
          )}
        </Group>
      )}
    </Alert>
  );
}

const MAX_NAMED = 5;

/** Names some of what has changed: a page may have a hundred texts. */
function someOf(differences: readonly SourceDifference[]) {
  const labels = [...new Set(differences.map(nameOf))];
  const others = labels.length - MAX_NAMED;
  const some = others > 1 ? [...labels.slice(0, MAX_NAMED), `${others} more`] : labels;
  return new Intl.ListFormat('en-GB').format(some);
}

/** Puts all words of the record into the form, after a question where there are others. */
function CopyAll({ type, form, translated: { original } }: TranslationBarProps) {
  const language = useSourceLanguage();
  const { question, isSure } = useQuestion(type);

  async function copy() {
    const fields = fieldsWithParts(type);
    const words = copiedWords(fields, valuesWithParts(sourceOf(type), original.record));
    const changed = Object.keys(words).filter((name) => textOf(words[name]) !== textOf(form.values[name]));
    if (changed.length === 0) return showToast('info', `Everything is as in ${language}.`, type.screens.toasts);
    const before = changed.map((name) => [name, form.values[name] ?? ''] as const);
    const replaced = changed.filter((name) => !isBlank(form.values[name]) && textOf(form.values[name]) !== '[]');
    const labels = new Intl.ListFormat('en-GB').format(replaced.map((name) => fields[name]?.label ?? name));
    const sentences = [`This replaces ${labels}. You can undo it.`];
    if (replaced.length > 0 && !(await isSure({ title: `Copy all from ${language}?`, sentences }))) return;
    for (const name of changed) form.change(name, words[name]);
    const undo = async () => {
      for (const [name, value] of before) form.change(name, value);
    };
    showUndoToast(`Everything is copied from ${language}.`, undo, type.screens.toasts);
  }

  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => void copy()}>{`Copy all from ${language}`}</Button>
      <QuestionDialog question={question} action="Copy" cancel="Keep mine" />
    </>
  );
}

function DeleteTranslation({ type, form, translated: { original } }: TranslationBarProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { question, isSure } = useQuestion(type);
  const path = pathOf(type, original.record) + translationOf(type);
  const { language = DEFAULT_LANGUAGE } = type;
  const name = englishNameOf(language);

  async function remove() {
    const sentences = [
      `Visitors who read ${name} no longer see ${type.single ? 'it' : `this ${type.noun.one}`}.`,
      ...(type.messages.deleted ? ['You can restore it for 30 days.'] : []),
    ];
    if (!(await isSure({ title: `Delete the ${name} translation?`, sentences }))) return;
    const answer = await callApi<{ message: string }>('DELETE', path);
    if (!answer.ok) return showToast('error', answer.message, type.screens.toasts);
    showUndoToast(answer.body.message, restore, type.screens.toasts);
    await navigate(formOf(type, original.record), { replace: true, state: goingOn() });
  }

  async function restore() {
    const answer = await callApi<{ message: string }>('POST', `${path}/restore`);
    showToast(answer.ok ? 'success' : 'error', answer.ok ? answer.body.message : answer.message, type.screens.toasts);
    await revalidate();
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        // What is drafted would be lost with it.
        disabled={form.savedDraft !== null || form.isUnsaved}
        onClick={() => void remove()}
      >
        Delete translation
      </Button>
      <QuestionDialog question={question} action="Delete" cancel="Cancel" />
    </>
  );
}

function useSourceLanguage() {
  const [first = DEFAULT_LANGUAGE] = useAgency().languages;
  return englishNameOf(first);
}
