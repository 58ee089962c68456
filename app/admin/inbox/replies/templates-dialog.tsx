import { Button, Code, Group, List, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { placeholders } from '../../../../content/inbox/placeholders.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { Item } from '../../parts/screen.tsx';

export interface ReplyTemplate {
  id: number;
  name: string;
  text: string;
}

interface TemplatesDialogProps {
  templates: ReplyTemplate[];
  text: string;
  onChange: () => Promise<void>;
  onClose: () => void;
}

/** Lets everybody who answers leads add, change and delete the templates that they share. */
export function TemplatesDialog({ templates, text, onChange, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<Partial<ReplyTemplate> | null>(templates.length === 0 ? { text } : null);

  async function remove({ id }: ReplyTemplate) {
    showResultToast(await callApi<{ message: string }>('DELETE', `/reply-templates/${id}`));
    await onChange();
  }

  async function onSaved() {
    setEdited(null);
    await onChange();
  }

  return (
    <Modal opened onClose={onClose} title="Templates of replies" size="lg">
      {edited ? (
        <TemplateForm template={edited} onSaved={onSaved} onCancel={() => setEdited(null)} />
      ) : (
        <Stack>
          {templates.map((template) => (
            <Item key={template.id} title={<Text fw={600}>{template.name}</Text>}>
              <Group gap="xs" wrap="nowrap">
                <Button size="compact-sm" variant="default" onClick={() => setEdited(template)}>
                  {`Edit ${template.name}`}
                </Button>
                <Button size="compact-sm" variant="light" color="red" onClick={() => void remove(template)}>
                  Delete
                </Button>
              </Group>
            </Item>
          ))}
          <Button style={{ alignSelf: 'start' }} onClick={() => setEdited({ text })}>
            New template
          </Button>
        </Stack>
      )}
    </Modal>
  );
}

interface TemplateFormProps {
  /** With an id, it is changed; without, created. */
  template: Partial<ReplyTemplate>;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

function TemplateForm({ template: { id, name, text }, onSaved, onCancel }: TemplateFormProps) {
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const answer = id
      ? await callApi<{ message: string }>('PUT', `/reply-templates/${id}`, values)
      : await callApi<{ message: string }>('POST', '/reply-templates', values);
    showResultToast(answer);
    if (answer.ok) await onSaved();
    else setErrors(answer.errors);
  }

  return (
    <form method="post" aria-label="Template" onSubmit={(event) => void onSubmit(event)}>
      <Stack>
        <TextInput label="Name" name="name" required maxLength={100} defaultValue={name} error={errors['name']?.[0]} />
        <Textarea
          label="Text"
          name="text"
          required
          autosize
          minRows={6}
          maxRows={16}
          defaultValue={text}
          error={errors['text']?.[0]}
        />
        <div>
          <Text size="sm">These are filled in for each visitor:</Text>
          <List size="sm">
            {Object.entries(placeholders).map(([placeholder, meaning]) => (
              <List.Item key={placeholder}>
                <Code>{`{${placeholder}}`}</Code> {meaning}
              </List.Item>
            ))}
          </List>
        </div>
        <Group>
          <Button type="submit">Save template</Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
