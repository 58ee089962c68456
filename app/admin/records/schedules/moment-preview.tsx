import { Text } from '@mantine/core';
import { useAgency } from '../../../ui/agency.tsx';
import { ownZone } from '../../../ui/known-zone.ts';
import { areSame, momentInWords, momentAt, zoneName } from './zoned-time.ts';

/** Says which moment a time in a zone is, where the reader is too, and warns where clocks are changed. */
export function MomentPreview({ time, zone }: { time: string; zone: string }) {
  const moment = momentAt(time, zone);
  const own = ownZone(useAgency().timeZone);
  return (
    <output>
      {moment && (
        <>
          <Text size="sm">{`${momentInWords(moment.at, zone)} (${zoneName(zone)})`}</Text>
          {!areSame(moment.at, zone, own) && (
            <Text size="sm" c="dimmed">{`Where you are: ${momentInWords(moment.at, own)} (${zoneName(own)})`}</Text>
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
