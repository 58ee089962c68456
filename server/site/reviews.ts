import { review } from '../../content/types/review.ts';
import type { Page, PageWanted } from '../platform/paging.ts';
import type { PublicContent, PublicRecord } from './published.ts';

export const reviewFields = [
  'id',
  'project_name',
  'project_summary',
  'project_review',
  'feedback',
  'client_name',
  'image',
  'status',
  'created_at',
] as const;

export type Review = PublicRecord<typeof review, (typeof reviewFields)[number]>;

/** Reads one page of the reviews, newest first. */
export function readReviews(content: PublicContent, wanted: PageWanted): Promise<Page<Review>> {
  return content.page(review, wanted, reviewFields);
}
