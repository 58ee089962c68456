import { Alert, Text } from '@mantine/core';
import { Ago } from '../records/show/ago.tsx';

/** The result of the last check of the uploaded files. */
export interface FileCheck {
  at: string;
  /** Pictures without all their files. */
  missing: number;
  /** Pictures unknown to the database, if they are too many to clean up; else 0. */
  unaccounted: number;
}

export function FilesAlarm({ files }: { files: FileCheck | null }) {
  if (!files || files.missing + files.unaccounted === 0) return null;
  const { at, missing, unaccounted } = files;
  return (
    <Alert color="red" title={missing > 0 ? 'Pictures are missing' : 'Unknown pictures on the server'}>
      {missing > 0 && <Text>{`Missing pictures: ${missing}. Restore the uploads from a backup.`}</Text>}
      {unaccounted > 0 && (
        <Text>{`Unknown pictures: ${unaccounted}. Unused pictures are not cleaned up until this is solved. The doctor command lists them.`}</Text>
      )}
      <Text size="sm">
        Checked <Ago time={at} />
      </Text>
    </Alert>
  );
}
