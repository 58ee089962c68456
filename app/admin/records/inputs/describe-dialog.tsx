import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

interface DescribeDialogProps {
  src: string;
  alt: string;
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** Asks what a picture in a text shows, for those who cannot see it. */
export function DescribeDialog({ src, alt, onDone, onClose }: DescribeDialogProps) {
  const [typed, setTyped] = useState(alt);
  const done = () => onDone(typed.trim());
  return (
    <Modal opened onClose={onClose} title="What does the picture show?" centered>
      <Stack>
        <img className="preview" src={src} alt="" />
        <TextInput
          label="Alternative text"
          description="For those who cannot see it. Leave empty if the picture is purely decorative."
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // A form of its own would send the one around it.
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
          <Button onClick={done}>Put it in the text</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
