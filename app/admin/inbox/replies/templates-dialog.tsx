import { Button, Code, Group, List, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  placeholders,
  type PlaceholderValues,
  withPlaceholdersFilled,
} from '../../../../content/inbox/placeholders.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi, useLastLoaded } from '../../parts/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { showUndoToast } from '../../parts/use-action.tsx';

interface ReplyTemplate {
  id: number;
  name: string;
  text: string;
}

interface TemplatesDialogProps {
  /** What a new template begins as. */
  text: string;
  placeholders: PlaceholderValues;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The texts that replies begin with, for everybody who answers leads to choose from, add to and change. */
export function TemplatesDialog({ text, placeholders, onChoose, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<Partial<ReplyTemplate> | null>(null);
  const [changes, setChanges] = useState(0);
  const answer = useLastLoaded(changes, () => callApi<{ data: ReplyTemplate[] }>('GET', '/reply-templates'));
  const reload = () => setChanges((before) => before + 1);

  async function remove({ id, ...template }: ReplyTemplate) {
    const removed = await callApi<{ message: string }>('DELETE', `/reply-templates/${id}`);
    if (removed.ok) showUndoToast(removed.body.message, () => restore(template));
    else showResultToast(removed);
    reload();
  }

  async function restore(template: Omit<ReplyTemplate, 'id'>) {
    showResultToast(await callApi<{ message: string }>('POST', '/reply-templates', template));
    reload();
  }

  function onSaved() {
    setEdited(null);
    reload();
  }

  // The focus can only go to a template that is there.
  if (!answer) return null;
  return (
    <Dialog onClose={onClose} title="Templates of replies" size="lg">
      {edited ? (
        <TemplateForm template={edited} onSaved={onSaved} onCancel={() => setEdited(null)} />
      ) : (
        <Stack>
          {answer.ok ? (
            <Templates
              templates={answer.body.data}
              onChoose={(template) => onChoose(withPlaceholdersFilled(template.text, placeholders))}
              onEdit={setEdited}
              onDelete={(template) => void remove(template)}
            />
          ) : (
            <Text>{answer.message}</Text>
          )}
          <Button variant="light" style={{ alignSelf: 'start' }} onClick={() => setEdited({ text })}>
            New template
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

interface TemplatesProps {
  templates: ReplyTemplate[];
  onChoose: (template: ReplyTemplate) => void;
  onEdit: (template: ReplyTemplate) => void;
  onDelete: (template: ReplyTemplate) => void;
}

/** The templates to choose from. How to change one is in sight on request, so that Tab leads from one to the next. */
function Templates({ templates, onChoose, onEdit, onDelete }: TemplatesProps) {
  const [isChanging, setChanging] = useState(false);
  if (templates.length === 0)
    return <Text>A template is a text that replies begin with. Everybody who answers can use it.</Text>;
  return (
    <>
      {templates.map((template, index) => (
        <div key={template.id}>
          <Group justify="space-between" gap="xs">
            <Button variant="default" data-autofocus={index === 0 || undefined} onClick={() => onChoose(template)}>
              {template.name}
            </Button>
            {isChanging && (
              <Group gap="xs">
                <Button size="compact-sm" variant="subtle" onClick={() => onEdit(template)}>
                  {`Edit ${template.name}`}
                </Button>
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => onDelete(template)}>
                  {`Delete ${template.name}`}
                </Button>
              </Group>
            )}
          </Group>
          <Text size="sm" c="dimmed" className="in-short" mt={4}>
            {template.text}
          </Text>
        </div>
      ))}
      {!isChanging && (
        <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => setChanging(true)}>
          Change templates
        </Button>
      )}
    </>
  );
}

interface TemplateFormProps {
  /** With an id, it is changed; without, created. */
  template: Partial<ReplyTemplate>;
  onSaved: () => void;
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
    if (answer.ok) onSaved();
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
