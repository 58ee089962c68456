import { PreviewWindow } from './preview-window.tsx';
import { type PreviewFrameOptions, usePreviewFrame } from './use-preview-frame.ts';

/** The page of a record as it is being typed. */
export default function LivePreview(props: PreviewFrameOptions) {
  return <PreviewWindow {...usePreviewFrame(props)} />;
}
