import { Skeleton, Stack, Modal, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure, useHotkeys, useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, NavigationType, useNavigation, useNavigationType } from 'react-router';
import { session } from '../../ui/call.ts';
import type { Route } from './+types/shell.ts';
import { type Asking, redirectToSignIn, markEditor, onAsking } from '../parts/api.ts';
import { readSignedIn, useMayOpen } from '../parts/signed-in.ts';
// In this order, and before those of the components: a later sheet changes what an earlier one says.
import './shell.css';
import './sidebar.css';
import '../parts/icon-button.css';
import './admin.css';
import '../shortcuts/shortcuts.css';
import '../tour/tour.css';
import '../records/rich-text.css';
import '../records/picture-input.css';
import '../records/records.css';
import '../records/bulk-bar.css';
import '../records/filter-bar.css';
import '../records/narrow-list.css';
import '../records/differences/differences.css';
import '../records/form/form.css';
import '../records/preview/preview.css';
import '../records/inputs/links/links.css';
import { focusHeading } from '../parts/screen.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { Palette } from '../palette/palette.tsx';
import { NotAllowed } from './screen-failure.tsx';
import { Tour } from '../tour/tour.tsx';
import { LoginForm } from '../../sign-in/login-form.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (!session.token()) throw redirectToSignIn(pathname + search);
  const user = await readSignedIn({ isStale: true });
  markEditor(true);
  return { user };
}

export default function Shell() {
  const [isDrawerOpen, drawer] = useDisclosure();
  const [isSidebarHidden, hideSidebar] = useLocalStorage({ key: 'sidebar-hidden', defaultValue: false });
  const palette = useRef<HTMLDialogElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const openPalette = () => palette.current?.showModal();
  useHotkeys([['mod+K', openPalette]], []);
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  useFocusOnNewScreen(pathname);
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const [isSlow] = useDebouncedValue(isLeaving, 200);
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <Header
        burger={burger}
        isDrawerOpen={isDrawerOpen}
        toggleDrawer={drawer.toggle}
        isSidebarHidden={isSidebarHidden}
        toggleSidebar={() => hideSidebar(!isSidebarHidden)}
        openPalette={openPalette}
      />
      <Tour />
      <Navigation
        isDrawerOpen={isDrawerOpen}
        isSidebarHidden={isSidebarHidden}
        onNavigate={drawer.close}
        onEscape={() => {
          drawer.close();
          burger.current?.focus();
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only closes the drawer. */}
      <main id="main" className="main" tabIndex={-1} onFocus={drawer.close}>
        <div className="screen">
          {/* The key resets the state of a screen when another one opens. */}
          {isLeaving && isSlow ? <LoadingScreen /> : mayOpen(pathname) ? <Outlet key={pathname} /> : <NotAllowed />}
        </div>
      </main>
      <OverPage />
      <Palette dialog={palette} />
    </>
  );
}

/**
 * Begins each screen but the first at its heading. The browser scrolls on the way back, and what replaces an address, as
 * that of a draft when it is published, is the same screen to its editor.
 */
function useFocusOnNewScreen(pathname: string) {
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    focusHeading();
    if (navigationType === NavigationType.Push) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, navigationType]);
}

function LoadingScreen() {
  return (
    <Stack aria-busy="true" aria-label="Loading">
      <Skeleton height={32} width={240} />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Stack>
  );
}

const Confirmation = lazy(() => import('./confirmation.tsx'));

/** Asks over the page, so that nothing typed is lost, where the session has ended or somebody has to confirm who they are. */
function OverPage() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const waiting = useRef<((isAnswered: boolean) => void)[]>([]);

  useEffect(
    () =>
      onAsking((wanted) => {
        // The palette is modal.
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        setAsking(wanted);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );

  function answer(isAnswered: boolean) {
    setAsking(null);
    for (const resolve of waiting.current.splice(0)) resolve(isAnswered);
  }

  return (
    <>
      <Modal
        opened={asking === 'sign-in'}
        onClose={() => {}}
        withCloseButton={false}
        title="Your session has ended"
        centered
      >
        <Text mb="md">Sign in to continue where you left off. What you typed is still here.</Text>
        <LoginForm onSignedIn={() => answer(true)} />
      </Modal>
      {asking === 'confirmation' && (
        <Suspense>
          <Confirmation onClose={answer} />
        </Suspense>
      )}
    </>
  );
}
