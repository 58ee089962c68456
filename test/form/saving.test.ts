import { describe, expect, test } from 'vitest';
import { isBusy, isDirty } from '../../app/admin/records/form/state/form-state.ts';
import { unsavedIn } from '../../app/admin/records/form/state/unsaved-changes.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import { Desk, draftOfWill, newSite, pause, publish, save, typed, WILL } from './desk.ts';
import { answerOf, draftOf, failure, liveSite } from './fake-api.ts';

describe('what is typed', () => {
  test('is kept in this browser until it is saved, and saves itself after a pause', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'));
    const changes = { values: { feedback: 'Mine' }, before: { feedback: 'Good.' }, version: 1 };
    expect(unsavedIn(desk.form)).toEqual({ key: 'unsaved:review:1', changes });
    expect(desk.form.wait).toEqual({ for: 'pause' });
    desk.happens(pause);
    expect(unsavedIn(desk.form)).toBeNull();
    expect(desk.form.wait).toBeNull();
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Mine' });
    expect(desk.said).toEqual([]);
  });

  test('while a save is under way stays typed, and is saved next', () => {
    const desk = new Desk(liveSite());
    desk.isSlow = true;
    desk.happens(typed('Mine'), pause, typed('Mine, and more')).deliver();
    expect(desk.form.values['feedback']).toBe('Mine, and more');
    expect(isDirty(desk.form)).toBe(true);
    desk.happens(pause).deliver();
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Mine, and more' });
  });

  test('before the tab was closed is shown again, and saved without a key', () => {
    const desk = new Desk(liveSite(), { unsaved: { values: { feedback: 'Kept' }, version: 1, at: '' } });
    expect(desk.form.values['feedback']).toBe('Kept');
    expect(desk.form.restored).not.toBeNull();
    desk.happens(pause);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Kept' });
    expect(desk.form.restored).toBeNull();
  });

  test('before the tab was closed replaces nothing that somebody else has drafted since, without a choice', () => {
    const site = answerOf(liveSite(), WILL, { method: 'POST', path: '/drafts', body: draftOfWill }).site;
    const before = { project_summary: 'A summary.', feedback: 'Good.' };
    const unsaved = { values: { project_summary: 'Kept', feedback: 'Kept' }, before, version: 1, at: '' };
    const desk = new Desk(site, { unsaved }).happens(pause, save);
    expect(desk.calls).toEqual([]);
    expect(desk.form.work).toMatchObject({ step: 'contest', names: ['project_summary'] });
    const seen = { ...unsaved, before: { ...before, project_summary: 'By Will' } };
    const seenDesk = new Desk(site, { unsaved: seen }).happens(pause);
    expect(draftOf(seenDesk.site)?.fields).toEqual({ project_summary: 'Kept', feedback: 'Kept' });
  });

  test('can be dropped, for what everybody else sees', () => {
    const desk = new Desk(liveSite(), { unsaved: { values: { feedback: 'Kept' }, version: 0, at: '' } });
    desk.happens({ is: 'changes dropped' });
    expect(desk.form).toMatchObject({
      values: { feedback: 'Good.' },
      base: { version: 1 },
      restored: null,
      wait: null,
    });
  });
});

describe('a save', () => {
  test('that is pressed says so, and says that nothing has changed where nothing has', () => {
    const desk = new Desk(liveSite()).happens(save, typed('Mine'), save, save);
    expect(desk.said).toEqual(['Nothing has changed yet.', 'Draft Saved!', 'Draft Saved!']);
    expect(desk.calls).toEqual(['POST /drafts']);
  });

  test('leaves what is wrong marked until it is corrected', () => {
    const desk = new Desk(liveSite()).happens(typed('', 'project_name'), publish, pause);
    expect(draftOf(desk.site)?.fields).toEqual({ project_name: '' });
    expect(Object.keys(desk.form.errors)).toEqual(['project_name']);
    desk.happens(typed('A name', 'project_name'), { is: 'corrected', path: 'project_name' });
    expect(desk.form.errors).toEqual({});
  });

  test('that is pressed while one is under way comes after it', () => {
    const desk = new Desk(liveSite());
    desk.isSlow = true;
    desk.happens(typed('Mine'), pause, typed('More'), save);
    expect(desk.calls).toHaveLength(1);
    expect(isBusy(desk.form)).toBe(true);
    desk.deliver().deliver();
    expect(draftOf(desk.site)).toMatchObject({ version: 2, fields: { feedback: 'More' } });
    expect(isBusy(desk.form)).toBe(false);
  });

  test('of a new record lets the address name its draft, unless one leaves', () => {
    const stays = new Desk(newSite).happens(typed('Begun'), save);
    expect(stays.done).toContainEqual({ do: 'go', to: '/admin/reviews/create?draft=1', replace: true });
    const leaves = new Desk(newSite).happens(typed('Begun'), { is: 'save pressed', leaves: true });
    expect(leaves.done.filter((effect) => effect.do === 'go')).toEqual([]);
  });

  test('of a new record whose answer is lost begins no second draft', () => {
    const desk = new Desk(newSite);
    desk.isSlow = true;
    desk.happens(typed('Begun'), pause).deliver({ isAnswerLost: true });
    desk.happens(typed('Begun, and more'), pause).deliver();
    expect(desk.site.drafts).toMatchObject([{ version: 2, fields: { feedback: 'Begun, and more' } }]);
    expect(isDirty(desk.form)).toBe(false);
  });

  test('whose answer is lost is no choice between two versions, whatever is typed since, here or once it is opened again', () => {
    const begin = () => {
      const desk = new Desk(liveSite()).happens(typed('First'), save);
      desk.isSlow = true;
      desk.happens(typed('Second'), pause).deliver({ isAnswerLost: true }).happens(typed('Third'));
      desk.isSlow = false;
      return desk;
    };
    const desk = begin();
    const unsaved = { ...unsavedIn(desk.form)!.changes, at: '' };
    desk.happens(pause);
    expect(draftOf(desk.site)).toMatchObject({ version: 3, fields: { feedback: 'Third' } });
    expect(desk.said).toEqual(['Draft Saved!']);
    const opened = new Desk(begin().site, { unsaved }).happens(pause);
    expect(opened.form.work).toBeNull();
    expect(draftOf(opened.site)?.fields).toEqual({ feedback: 'Third' });
    const published = begin().happens(publish);
    expect(published.live).toBe('Third');
  });

  test('whose answer is lost hides nothing that somebody else has saved since', () => {
    const desk = new Desk(liveSite()).happens(typed('First'), save);
    desk.isSlow = true;
    desk.happens(typed('Second'), pause).deliver({ isAnswerLost: true });
    desk.isSlow = false;
    desk.byWill('PUT', '/drafts/1', { version: 2, fields: { feedback: 'By Will' } }).happens(typed('Third'), pause);
    expect(desk.form.work).toMatchObject({ step: 'contest', names: ['feedback'] });
  });

  test('without a network is tried again every 10 seconds, and as soon as there is one', () => {
    const desk = new Desk(liveSite());
    desk.isOffline = true;
    desk.happens(typed('In a tunnel'), pause);
    expect(desk.form.wait).toEqual({ for: 'retry' });
    expect(desk.form.trouble?.sentence).toMatch(/^The server cannot be reached\..* tried again every 10 seconds\.$/);
    desk.isOffline = false;
    desk.happens({ is: 'came online' });
    expect(desk.form).toMatchObject({ trouble: null, wait: null });
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'In a tunnel' });
  });

  test('that is refused is not sent again until something changes, and marks the field', () => {
    const desk = new Desk(liveSite());
    desk.isSlow = true;
    desk.happens(typed('Too long'), pause);
    const errors = { feedback: ['Too long.'] };
    desk.happens({ is: 'answered', to: desk.form.request, answer: failure(422, 'Too long.', errors) });
    expect(desk.form).toMatchObject({ wait: null, errors, trouble: { sentence: 'Too long.' } });
    desk.happens({ is: 'came online' }, pause);
    expect(desk.calls).toHaveLength(1);
    desk.happens(typed('Short'));
    expect(desk.form.wait).toEqual({ for: 'pause' });
  });

  test('that is refused does not hold up what was typed meanwhile', () => {
    const desk = new Desk(liveSite());
    desk.isSlow = true;
    desk.happens(typed('Too long'), pause, typed('Short'));
    desk.happens({ is: 'answered', to: desk.form.request, answer: failure(422, 'Too long.') });
    expect(desk.form.wait).toEqual({ for: 'pause' });
  });

  test('whose answer comes late changes nothing', () => {
    const desk = new Desk(liveSite());
    desk.isSlow = true;
    desk.happens(typed('Mine'), pause);
    const before = desk.form;
    desk.happens({ is: 'answered', to: before.request - 1, answer: failure(403, 'Not allowed.') });
    expect(desk.form).toBe(before);
  });

  test('waits for uploads, but goes without a picture that failed; nobody leaves or publishes without it', () => {
    for (const [event, calls] of [
      [save, ['POST /drafts']],
      [{ is: 'save pressed', leaves: true }, []],
      [publish, []],
    ] as const) {
      const desk = new Desk(liveSite()).happens(typed('Mine'));
      const { state, effects } = step(desk.form, event);
      expect(effects).toEqual([{ do: 'wait for uploads', to: state.request }]);
      desk.form = state;
      desk.happens({ is: 'uploads ended', to: state.request, haveSucceeded: false });
      expect(desk.calls).toEqual(calls);
    }
  });
});
