import { runTasks } from '../../../platform/process/task-runner.ts';
import { parseEmail } from './parse-email.ts';
import type { ParsingTask } from './received-email.ts';

runTasks(({ path, headAlone }: ParsingTask) => parseEmail(path, headAlone));
