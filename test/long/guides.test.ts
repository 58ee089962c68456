import { slowGuides } from '../guides/guides.ts';
import { testGuides } from '../guides/test-guides.ts';

testGuides(slowGuides);
