import { Button, Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE, englishNameOf, languages } from '../../../../content/languages.ts';
import { altName } from '../../../../content/model/content-type.ts';
import { isBlank } from '../../../../content/model/plain-kinds.ts';
import { textOf } from '../../../../content/model/values.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { showUndoToast } from '../../parts/use-action.tsx';
import { QuestionDialog, useQuestion } from '../publishing/question-dialog.tsx';
import type { FieldInputProps, SourceWords } from '../inputs/input-props.ts';
import { copiedValue, hasParts, isText } from './copied-words.ts';
import { ChangeMark, CheckButton, MarkedWords } from './source-change.tsx';
import './languages.css';

type BesideSourceProps = Pick<FieldInputProps, 'type' | 'name' | 'field' | 'form'> & {
  source: SourceWords;
  children: ReactNode;
};

/** What the name of an alternative text has after that of its picture. */
const ALT = /_alt$/;

/** An input with the text that it translates, in which is marked what has changed since. */
export default function BesideSource({ source, children, ...input }: BesideSourceProps) {
  const { type, name, field, form } = input;
  const { values, path, differences } = source;
  const [first = DEFAULT_LANGUAGE] = useAgency().languages;
  const change = differences.find((difference) => difference.field === path + name);
  const value = values[name];
  const picture = ALT.test(name) && textOf(values[name.replace(ALT, '')]);
  if (hasParts(field)) return children;
  if (!isText(field))
    return (
      <>
        {children}
        {differences
          .filter((difference) => [name, altName(name)].some((part) => difference.field === path + part))
          .map((difference) => (
            <Group key={difference.field} gap="xs" className="source">
              {`${englishNameOf(first)}: ${difference.label}`}
              <ChangeMark type={type} form={form} difference={difference} />
              <CheckButton type={type} form={form} difference={difference} />
            </Group>
          ))}
      </>
    );
  if (isBlank(value) && !change && !picture) return children;
  const isRich = field.kind === 'richText';
  const written = { lang: first, dir: languages[first].dir };
  const text = textOf(value);
  return (
    <div className="beside-source">
      <div className="source">
        <details open>
          <summary>
            {englishNameOf(first)}
            <VisuallyHidden>{`: ${field.label}`}</VisuallyHidden>
            {change && <ChangeMark type={type} form={form} difference={change} />}
          </summary>
          <div className="source-words" {...written}>
            {picture && <img className="source-picture" loading="lazy" src={picture} alt="" />}
            {change?.html !== undefined ? (
              <MarkedWords html={change.html} isRich={isRich} />
            ) : isRich ? (
              // The server has sanitized it.
              <div className="rich-text" dangerouslySetInnerHTML={{ __html: text }} />
            ) : (
              <div className="plain-text">{text}</div>
            )}
          </div>
        </details>
        {!isBlank(value) && <CopyButton {...input} value={value} from={englishNameOf(first)} />}
        {change && <CheckButton type={type} form={form} difference={change} />}
      </div>
      <div>{children}</div>
    </div>
  );
}

type CopyButtonProps = Omit<BesideSourceProps, 'source' | 'children'> & { value: unknown; from: string };

/** Puts the text into the input, after a question where that holds another one. */
function CopyButton({ type, name, field, form, value, from }: CopyButtonProps) {
  const { question, isSure } = useQuestion(type);
  const present = form.values[name] ?? '';
  const copied = copiedValue(field, value);

  async function copy() {
    const isOther = !isBlank(present) && textOf(present) !== textOf(copied);
    const sentences = [`What is in ${field.label} is replaced. You can undo it.`];
    if (isOther && !(await isSure({ title: `Copy from ${from}?`, sentences }))) return;
    form.change(name, copied);
    const undo = async () => form.change(name, present);
    showUndoToast(`Copied from ${from}: ${field.label}.`, undo, type.screens.toasts);
  }

  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={`Copy from ${from}: ${field.label}`}
        disabled={textOf(present) === textOf(copied)}
        onClick={() => void copy()}
      >
        {`Copy from ${from}`}
      </Button>
      <QuestionDialog question={question} action="Copy" cancel="Keep mine" />
    </>
  );
}
