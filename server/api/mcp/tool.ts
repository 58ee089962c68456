import type { z } from 'zod';
import type { Result } from './call-api.ts';

/** Something that an assistant can do. Arguments that it does not know are refused by their schema. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  description: string;
  input: Input;
  isReadOnly: boolean;
  handle: (input: z.output<Input>) => Result | Promise<Result>;
}

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}
