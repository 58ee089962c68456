import { Button, FileButton, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ContentType, fieldsOfKind } from '../../../../content/model/content-type.ts';
import { IconFileDescription } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { formOfDraft, saveDraft } from '../drafts/drafts.ts';
import { upload } from '../inputs/upload.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const NO_DOCUMENT = 'This isn’t a Word document. Save it as .docx and try again.';

/** Whether documents can be imported as drafts of a type: its records have a page, and a text. */
export function canBeImported(type: ContentType): boolean {
  return Boolean(type.screens.create) && type.addressedBy === 'slug' && textField(type) !== undefined;
}

/** Makes a draft of a Word document, with its pictures, and opens it. */
export function ImportButton({ type }: { type: ContentType }) {
  /** The current step, shown while the import takes its time. */
  const [progress, setProgress] = useState<string | null>(null);
  const navigate = useNavigate();

  async function importDocument(file: File | null) {
    if (!file) return;
    setProgress(`Reading “${file.name}” …`);
    const document = await read(file);
    const fields = document && { [type.title]: document.title, [textField(type) ?? '']: document.html };
    const saved = fields && (await saveDraft(type, { draft: null, key: null, changes: { fields } }));
    setProgress(null);
    if (!document) return showToast('error', NO_DOCUMENT, type.screens.toasts);
    if (!saved?.ok) return showToast('error', saved?.message ?? '', type.screens.toasts);
    if (document.lostPictures > 0) showToast('info', lost(document.lostPictures), type.screens.toasts);
    await navigate(formOfDraft(type, saved.body.data));
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
      <Text component="output" size="sm" c="dimmed" className="import-progress" hidden={progress === null}>
        {progress}
      </Text>
    </>
  );

  async function read(file: File) {
    let pictures = 0;
    try {
      const { readWordDocument } = await import('./word-document.ts');
      return await readWordDocument(file, (picture) => {
        pictures += 1;
        setProgress(`Uploading picture ${pictures} of “${file.name}”. Its draft opens when it is ready.`);
        return keepPicture(type, file.name, picture);
      });
    } catch {
      return null; // What cannot be unpacked is no document.
    }
  }
}

/** Uploads a picture, which the library names after its document. */
async function keepPicture({ path }: ContentType, document: string, picture: Blob) {
  const file = new File([picture], document, { type: picture.type });
  const uploaded = await upload(file, `/media?area=${encodeURIComponent(path)}`);
  return uploaded.ok ? uploaded.body.data.image : null;
}

function textField(type: ContentType) {
  return fieldsOfKind(type, 'richText')[0];
}

function lost(pictures: number) {
  return `${pictures === 1 ? 'One picture' : `${pictures} pictures`} in the document couldn’t be imported.`;
}
