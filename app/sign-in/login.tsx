import { useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from './login-form.tsx';

export const handle = { title: 'Login' };

const DEFAULT_TARGET = '/admin';

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return <LoginForm onSignedIn={() => void navigate(targetOf(search.get('next')))} />;
}

/** Returns the admin screen that redirected here; never an address of another site. */
function targetOf(next: string | null) {
  return next && /^\/admin(\/[\w-]|$|\?)/.test(next) ? next : DEFAULT_TARGET;
}
