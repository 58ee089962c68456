import type { McpServer } from '@modelcontextprotocol/server';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { CallApi } from './call-api.ts';
import { describeContent } from './describe-content.ts';
import { draftTools } from './draft-tools.ts';
import { readTools } from './read-tools.ts';

/** Adds the tools that a program's access allows. None publishes, shares, sends email or reads messages, whatever the access. */
export function addTools(server: McpServer, user: SignedInUser, call: CallApi): void {
  const tools = [describeContent, ...readTools(call), ...(may(user, 'write drafts') ? draftTools(call) : [])];
  for (const { name, description, input, isReadOnly, handle } of tools) {
    const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false };
    server.registerTool(name, { description, inputSchema: input, annotations }, async (sent) => {
      const result = await handle(sent);
      const text = 'error' in result ? result.error : JSON.stringify(result.data);
      return { content: [{ type: 'text', text }], isError: 'error' in result };
    });
  }
}
