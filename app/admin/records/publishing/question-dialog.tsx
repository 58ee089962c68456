import { Button, Group, List, Modal, Stack } from '@mantine/core';
import type { Asked } from './use-question.ts';

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
    <Modal opened onClose={() => answer(false)} title={title} size="lg" centered>
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
    </Modal>
  );
}
