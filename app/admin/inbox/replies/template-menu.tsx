import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { type PlaceholderValues, withPlaceholdersFilled } from '../../../../content/inbox/placeholders.ts';
import { callApi } from '../../parts/api.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { type ReplyTemplate, TemplatesDialog } from './templates-dialog.tsx';

interface TemplateMenuProps {
  /** What a new template may begin as. */
  text: string;
  placeholders: PlaceholderValues;
  onChoose: (text: string) => void;
}

/** The texts that replies begin with, and the way to change them. */
export function TemplateMenu({ text, placeholders, onChoose }: TemplateMenuProps) {
  const [templates, setTemplates] = useState<ReplyTemplate[]>([]);
  const [isEdited, setEdited] = useState(false);

  async function reload() {
    const answer = await callApi<{ data: ReplyTemplate[] }>('GET', '/reply-templates');
    if (answer.ok) setTemplates(answer.body.data);
    else showResultToast(answer);
  }

  return (
    <>
      <Menu position="bottom-start" onOpen={() => void reload()}>
        <Menu.Target>
          <Button variant="default">Templates</Button>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
          {templates.map((template) => (
            <Menu.Item key={template.id} onClick={() => onChoose(withPlaceholdersFilled(template.text, placeholders))}>
              {template.name}
            </Menu.Item>
          ))}
          {templates.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setEdited(true)}>Edit templates…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isEdited && (
        <TemplatesDialog templates={templates} text={text} onChange={reload} onClose={() => setEdited(false)} />
      )}
    </>
  );
}
