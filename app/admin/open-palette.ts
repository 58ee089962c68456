import { createSpotlight } from '@mantine/spotlight';

const [store, spotlight] = createSpotlight();

export const paletteStore = store;

/** Opens what goes to screens, finds records and creates them. */
export const openPalette = (): void => spotlight.open();
