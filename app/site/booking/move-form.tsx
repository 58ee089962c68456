import type { FreeTime, TimesOnPage } from './load-times.ts';
import { OtherDays, TimeChoice } from './time-choice.tsx';
import { ZoneForm } from './zone-form.tsx';

interface MoveFormProps {
  path: string;
  token: string;
  times: TimesOnPage;
  result: { message: string | null; nearest: FreeTime[] } | undefined;
}

/** Offers other times for a meeting. */
export function MoveForm({ path, token, times, result }: MoveFormProps) {
  return (
    <div className="grid min-w-0 content-start gap-8">
      <ZoneForm {...times} token={token} />
      <form method="post" className="lead-form" data-sent={result ? '' : undefined}>
        {result?.message && (
          <p role="alert" className="font-semibold text-accent">
            {result.message}
          </p>
        )}
        <TimeChoice times={times} nearest={result?.nearest ?? []} values={{}} errors={{}} />
        <OtherDays path={path} token={token} times={times} />
        <button type="submit" className="button justify-self-start">
          {times.words.move}
        </button>
      </form>
    </div>
  );
}
