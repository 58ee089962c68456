import { Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { EditorPlaceholder } from './editor-placeholder.tsx';
import type { InputProps } from './input-props.ts';

// The editor is large; only forms with rich text load it.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export function RichTextInput(props: InputProps) {
  const { field, id, error } = props;
  return (
    <Input.Wrapper
      label={field.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      withAsterisk={field.required}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Suspense fallback={<EditorPlaceholder />}>
        <RichTextEditor {...props} />
      </Suspense>
    </Input.Wrapper>
  );
}
