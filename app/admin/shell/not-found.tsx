import { data } from 'react-router';
import { NotFound } from './screen-failure.tsx';

export const loader = () => data(null, { status: 404 });

export default NotFound;
