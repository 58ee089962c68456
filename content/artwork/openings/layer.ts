import type { Role, Shape } from '../shapes.ts';

/** A part of an opening's artwork. Motion knows it by its name. */
export interface Layer {
  name?: string;
  shapes: Shape[];
}

export const fill = (role: Role, d: string): Shape => ({ d, fill: role });
export const stroke = (role: Role, d: string, width: number): Shape => ({ d, stroke: role, width });
