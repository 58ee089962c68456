import { Alert, Text } from '@mantine/core';
import { Ago } from '../records/show/ago.tsx';

/** How the uploaded files were found when they were last looked at. */
export interface FileCheck {
  at: string;
  /** Pictures that lack a file. */
  missing: number;
  /** Pictures that the database does not know, where there are too many to clean up. */
  unaccounted: number;
}

/** Warns about missing pictures, and about files that the database does not know. */
export function FilesAlarm({ files }: { files: FileCheck | null }) {
  if (!files || files.missing + files.unaccounted === 0) return null;
  const { at, missing, unaccounted } = files;
  return (
    <Alert color="red" title={missing > 0 ? 'Pictures are missing' : 'Unknown pictures on the server'}>
      {missing > 0 && <Text>{`Missing pictures: ${missing}. Restore the uploads from a backup.`}</Text>}
      {unaccounted > 0 && (
        <Text>{`Pictures that no record knows: ${unaccounted}. Unused ones are not cleaned up until this is solved. The doctor command lists them.`}</Text>
      )}
      <Text size="sm">
        Checked <Ago time={at} />
      </Text>
    </Alert>
  );
}
