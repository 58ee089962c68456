import { Alert, Text } from '@mantine/core';
import type { FileCheck } from '../../../../server/data-folder/file-check.ts';
import { Ago } from '../../parts/ago.tsx';

export function FilesAlarm({ files }: { files: FileCheck | null }) {
  if (!files || files.missing + files.unaccounted === 0) return null;
  const { at: checkedAt, missing, unaccounted } = files;
  return (
    <Alert color="red" title={missing > 0 ? 'Pictures are missing' : 'Unknown pictures on the server'}>
      {missing > 0 && <Text>{`Missing pictures: ${missing}. Restore the uploads from a backup.`}</Text>}
      {unaccounted > 0 && (
        <Text>{`Unknown pictures: ${unaccounted}. Unused pictures aren’t cleaned up until this is resolved. The doctor command lists them.`}</Text>
      )}
      <Text size="sm">
        Checked <Ago time={checkedAt} />
      </Text>
    </Alert>
  );
}

export function UnsharedAlarm({ sharesFiles }: { sharesFiles: boolean }) {
  if (sharesFiles) return null;
  return (
    <Alert color="red" title="The servers don’t share their pictures">
      <Text>Several servers run this site, and each lacks the pictures uploaded to the others.</Text>
    </Alert>
  );
}
