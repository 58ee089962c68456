import { useLocation } from 'react-router';

interface Opening {
  /** Whether to go on with the draft, whoever wrote it, without a question. */
  goesOn: boolean;
  /** Changes when a form that is open is to open anew. */
  number: number;
}

let opened = 0;

/** Returns the state of a link that opens a form to go on with its draft. */
export function goingOn(): Opening {
  opened += 1;
  return { goesOn: true, number: opened };
}

/** Returns how the form at this address was opened. */
export function useOpening(): Opening {
  const { state } = useLocation() as { state: Opening | null };
  return state ?? { goesOn: false, number: 0 };
}
