import { Button, Group, Input, Progress, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useRef, useState } from 'react';
import { IconPhoto, IconPhotoUp } from '../../../ui/icons.ts';
import { ImagePicker } from '../../media/picture-picker.tsx';
import { type InputProps, wrapperProps } from './input-props.ts';
import { fileKinds, offeredOf, kindsOfImage } from '../../../../content/file-kinds.ts';
import { refusalFor, uploadImage } from './upload.ts';

const { maxSize } = fileKinds.picture;

/** Uploads a dropped or chosen picture at once, or takes one of the library; the form then saves its path. */
export default function ImageInput({ type, field, id, name, value, form, onChange, onDescribe, ...props }: InputProps) {
  /** The uploaded part, from 0 to 1. */
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const open = useRef<() => void>(null);
  const [isPicking, setPicking] = useState(false);
  const error = refusal ?? props.error;
  const path = String(value);
  const kinds = kindsOfImage(field);

  async function receive(file: File) {
    setRefusal(undefined);
    setProgress(0);
    const answer = await uploadImage(file, { area: type.path, kinds, onProgress: setProgress });
    setProgress(null);
    if (answer.ok) choose(answer.body.data);
    else setRefusal(answer.message.replace(/^Image /, `${field.label} `));
    return answer.ok;
  }

  function choose({ file, alt }: { file: string; alt: string | null }) {
    setRefusal(undefined);
    setPicking(false);
    onChange(file);
    onDescribe(alt ?? '');
  }

  return (
    <Input.Wrapper {...wrapperProps({ field, id, error })} errorProps={{ id: `${id}-error`, role: refusal && 'alert' }}>
      <div className="picture">
        <div className="picture-frame">
          {path ? (
            <img loading="lazy" src={path} alt={`The chosen ${field.label}`} />
          ) : (
            <IconPhoto size={32} stroke={1.25} aria-hidden />
          )}
          {progress !== null && <Progress value={progress * 100} aria-label={`Upload of ${field.label}`} />}
        </div>
        <Dropzone
          onDrop={([file]: File[]) => file && form.addUpload(receive(file))}
          onReject={() => setRefusal(`${field.label} ${refusalFor(kinds)}`)}
          accept={offeredOf(kinds)}
          maxSize={maxSize}
          multiple={false}
          loading={progress !== null}
          inputProps={{ 'aria-label': field.label, name }}
          p="md"
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          openRef={open}
          className="drop"
          mod={{ invalid: error !== undefined }}
        >
          <Group gap="sm" justify="center">
            <IconPhotoUp size={22} aria-hidden />
            <Text size="sm">{path ? 'Drop another picture here, or' : 'Drop a picture here, or'}</Text>
            <Button
              id={id}
              variant="default"
              size="compact-sm"
              aria-describedby={`${id}-label ${id}-error`}
              onClick={() => open.current?.()}
            >
              Choose one
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => setPicking(true)}>
              Choose from library
            </Button>
            {path && !field.required && (
              <Button variant="subtle" size="compact-sm" color="red" onClick={() => onChange('')}>
                {`Remove ${field.label}`}
              </Button>
            )}
          </Group>
        </Dropzone>
      </div>
      <ImagePicker kinds={kinds} isOpen={isPicking} onPick={choose} onClose={() => setPicking(false)} />
    </Input.Wrapper>
  );
}
