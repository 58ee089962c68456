import type { McpServer } from '@modelcontextprotocol/server';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { explainFailure } from '../../platform/http/failure.ts';
import type { Log } from '../../platform/log/log.ts';
import { logFailure } from '../../platform/log/log-failure.ts';
import type { CallApi, Result } from './call-api.ts';
import { describeContent } from './describe-content.ts';
import { draftTools } from './draft-tools.ts';
import { readTools } from './read-tools.ts';

/** Who asks, and how their calls reach the API. */
export interface Caller {
  user: SignedInUser;
  call: CallApi;
  log: Pick<Log, 'error'>;
}

/** Adds the tools that a program's access allows. None publishes, shares, sends email or reads messages, whatever the access. */
export function addTools(server: McpServer, { user, call, log }: Caller): void {
  const tools = [describeContent, ...readTools(call), ...(may(user, 'write drafts') ? draftTools(call) : [])];
  for (const { name, description, input, isReadOnly, handle } of tools) {
    const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false };
    server.registerTool(name, { description, inputSchema: input, annotations }, async (sent) => {
      const result = await handledOr(log, () => handle(sent));
      const text = 'error' in result ? result.error : JSON.stringify(result.data);
      return { content: [{ type: 'text', text }], isError: 'error' in result };
    });
  }
}

/** Logs what nobody expects: the library would tell its message to the assistant, and nobody else. */
async function handledOr(log: Caller['log'], handle: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    logFailure(log, error, 'A tool of assistants failed.');
    return { error: explainFailure(error).sentence };
  }
}
