import { Text } from '@mantine/core';
import { useReaderZone } from '../../../ui/agency.tsx';
import { areSame, momentInWords, momentAt, zoneName } from './zoned-time.ts';

/** Says which moment a time in a zone is, where the reader is too, and warns where clocks are changed. */
export function MomentPreview({ time, zone }: { time: string; zone: string }) {
  const moment = momentAt(time, zone);
  const readerZone = useReaderZone();
  return (
    <output>
      {moment && (
        <>
          <Text size="sm">{`${momentInWords(moment.date, zone)} (${zoneName(zone)})`}</Text>
          {!areSame(moment.date, zone, readerZone) && (
            <Text size="sm" c="dimmed">
              {`Where you are: ${momentInWords(moment.date, readerZone)} (${zoneName(readerZone)})`}
            </Text>
          )}
          {moment.change && (
            <Text size="sm" fw={600}>
              {warnings[moment.change](time.slice(11))}
            </Text>
          )}
        </>
      )}
    </output>
  );
}

const warnings = {
  skipped: (time: string) => `Clocks go forward then, and never show ${time}. The time above is used.`,
  repeated: (time: string) => `Clocks go back then, and show ${time} twice. The first one is used.`,
};
