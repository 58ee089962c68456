import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// In one go: nothing on these pages is worth giving way to, and slices cost a slow browser a third more.
hydrateRoot(document, <HydratedRouter useTransitions={false} />);
