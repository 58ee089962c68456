import { Button, FileButton, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formAt } from '../../../../content/form-address.ts';
import { beginDraft } from '../drafts/drafts.ts';
import { IconFileDescription } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { type ContentType, fieldsOfKind } from '../../../../content/model/content-type.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const REFUSALS = {
  'no document': 'This isn’t a Word document. Save it as .docx and try again.',
  'too large': 'This document is too large. Save it in parts, or with smaller pictures, and try again.',
};

/** Whether documents can be imported as drafts of a type: its records have a page, and a text. */
export function canBeImported(type: ContentType): boolean {
  return Boolean(type.screens.create) && type.addressedBy === 'slug' && textField(type) !== undefined;
}

interface Progress {
  /** The current step, shown while the import takes its time. */
  step: string;
  cancel: () => void;
}

/** Makes a draft of a Word document, with its pictures, and opens it. */
export function ImportButton({ type }: { type: ContentType }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const navigate = useNavigate();

  async function importDocument(file: File | null) {
    if (!file) return;
    const cancelling = new AbortController();
    const show = (step: string) => setProgress({ step, cancel: () => cancelling.abort() });
    show(`Reading “${file.name}” …`);
    const read = await readDocument(file, { show, signal: cancelling.signal });
    if (cancelling.signal.aborted) return setProgress(null);
    const fields = 'document' in read && {
      [type.title]: read.document.title,
      [textField(type) ?? '']: read.document.html,
    };
    const saved = fields && (await beginDraft(type, fields));
    setProgress(null);
    if (!('document' in read)) return showToast('error', REFUSALS[read.refused], type.screens.toasts);
    if (!saved || !saved.ok) return showToast('error', saved ? saved.message : '', type.screens.toasts);
    const { leftOut } = read.document;
    if (leftOut) showToast('info', leftOut, type.screens.toasts);
    await navigate(formAt(type, null, saved.body.data.id));
  }

  return (
    <>
      <FileButton accept={`.docx,${WORD}`} onChange={(file) => void importDocument(file)}>
        {(props) => (
          <Button
            {...props}
            className="icon-when-narrow"
            variant="default"
            leftSection={<IconFileDescription size={18} />}
            disabled={progress !== null}
          >
            Import a document
          </Button>
        )}
      </FileButton>
      <Text component="output" size="sm" c="dimmed" flex="1 0 100%" ta="end" hidden={progress === null}>
        {progress?.step}
      </Text>
      {progress && (
        <Button variant="subtle" size="compact-sm" onClick={progress.cancel}>
          Cancel the import
        </Button>
      )}
    </>
  );

  async function readDocument(file: File, { show, signal }: { show: (step: string) => void; signal: AbortSignal }) {
    try {
      const { readWordDocument } = await import('./word-document.ts');
      return await readWordDocument(file, { area: type.path, show, signal });
    } catch {
      return { refused: 'no document' as const }; // Or its reader could not be loaded.
    }
  }
}

function textField(type: ContentType) {
  return fieldsOfKind(type, 'richText')[0];
}
