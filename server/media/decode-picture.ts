import { answerOrders } from '../platform/orders.ts';
import { encode } from './encoding.ts';
import type { Decoded } from './picture-decoder.ts';
import { findFault, type Source } from './recognition.ts';

answerOrders(async ({ source }: { source: Source }): Promise<Decoded> => {
  const fault = await findFault(source);
  return fault ? { sentence: fault } : encode(source);
});
