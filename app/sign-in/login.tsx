import { useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from './login-form.tsx';

export const handle = { title: 'Login' };

const AFTER = '/admin/about';

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return <LoginForm onSignedIn={() => void navigate(wanted(search.get('next')))} />;
}

/** The admin page that asked for the sign-in; never another site's. */
function wanted(next: string | null) {
  return next && /^\/admin(\/[\w-]|$|\?)/.test(next) ? next : AFTER;
}
