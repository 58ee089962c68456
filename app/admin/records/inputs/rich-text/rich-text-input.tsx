import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { type InputProps, wrapperProps } from '../input-props.ts';

// The editor is large; only forms with rich text load it.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

const placeholder = <Skeleton height={240} />;

export function RichTextInput(props: InputProps) {
  return (
    <Input.Wrapper {...wrapperProps(props)}>
      <Suspense fallback={placeholder}>
        <RichTextEditor {...props} placeholder={placeholder} />
      </Suspense>
    </Input.Wrapper>
  );
}
