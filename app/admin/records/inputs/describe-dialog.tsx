import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { AltTextInput } from './alt-text-input.tsx';

interface DescribeDialogProps {
  /** The label of the button that closes the dialog. */
  action: string;
  src: string;
  alt: string;
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** Asks for the alternative text of a picture in rich text. */
export function DescribeDialog({ action, src, alt, onDone, onClose }: DescribeDialogProps) {
  const [typed, setTyped] = useState(alt);
  const done = () => onDone(typed.trim());
  return (
    <Modal opened onClose={onClose} title="What does the picture show?" centered>
      <Stack>
        <img className="preview" src={src} alt="" />
        <AltTextInput
          label="Alternative text"
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // A nested form would submit the outer one.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            done();
          }}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={done}>{action}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
