import { Button, Group, List, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useSignedIn } from '../../parts/signed-in.ts';
import { type Asking, type Question, questionAbout } from './questions.ts';

interface QuestionDialogProps {
  question: Asked | null;
  /** The label of the button that does it. */
  action?: string;
  cancel?: string;
}

/** Says what publishing would do, and asks whether to. */
export function QuestionDialog({ question, action = 'Publish now', cancel = 'Keep editing' }: QuestionDialogProps) {
  if (!question) return null;
  const { title, sentences, answer } = question;
  return (
    <Dialog onClose={() => answer(false)} title={title} size="lg" centered>
      <Stack>
        <List>
          {sentences.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
        <Group justify="flex-end" className="dialog-actions">
          <Button variant="default" onClick={() => answer(false)} data-autofocus>
            {cancel}
          </Button>
          <Button onClick={() => answer(true)}>{action}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

type Asked = Question & { answer: (isSure: boolean) => void };

/** Asks in a dialog before something is published. */
export function useQuestion(type: ContentType) {
  const self = useSignedIn();
  const readerZone = useReaderZone();
  const [openQuestion, setOpenQuestion] = useState<Asked | null>(null);

  /** Returns whether the user is sure, at once where there is no question. */
  function isSure(question: Question | null): Promise<boolean> {
    if (!question) return Promise.resolve(true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (isSure: boolean) => {
      setOpenQuestion(null);
      resolve(isSure);
    };
    setOpenQuestion({ ...question, answer });
    return promise;
  }

  /** Returns what to ask before something is published; null where there is nothing to ask. */
  function about(asking: Omit<Asking, 'self' | 'readerZone'>): Question | null {
    return questionAbout(type, { ...asking, self, readerZone });
  }

  return { question: openQuestion, isSure, about };
}
