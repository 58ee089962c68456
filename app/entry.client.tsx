import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followTranslation } from './translated-page.ts';

followTranslation();

// Without transitions: time slicing makes hydration a third slower on a slow device.
hydrateRoot(document, <HydratedRouter useTransitions={false} />);
