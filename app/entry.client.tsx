import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Without transitions: time slicing makes hydration a third slower on a slow device.
hydrateRoot(document, <HydratedRouter useTransitions={false} />);
