import { Link, useLocation } from 'react-router';
import { SelectAll } from '../records/list/select-all.tsx';
import { Ago } from '../records/show/ago.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { type Box, type Lead, timeOf } from './inbox-kinds.ts';
import { useRowKeys } from './use-row-keys.ts';

interface LeadTableProps {
  box: Box;
  leads: Lead[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
}

/** What came from visitors as rows, the new ones bold. */
export function LeadTable({ box, leads, selected, onSelect }: LeadTableProps) {
  const { search } = useLocation();
  const rows = useRowKeys((index) => toggle(leads[index]?.id ?? 0));

  function toggle(id: number) {
    onSelect(selected.symmetricDifference(new Set([id])));
  }

  return (
    <table className="records inbox" aria-label={box.label.many}>
      <thead>
        <tr>
          <SelectAll ids={leads.map(({ id }) => id)} selected={selected} onSelect={onSelect} />
          <th>From</th>
          <th>{box.label.one}</th>
          {box.subject === 'meeting' && <th>Standing</th>}
          <th>State</th>
          <th>Received</th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {leads.map((lead) => (
          <tr
            key={lead.id}
            data-new={lead.state === 'new' || undefined}
            data-selected={selected.has(lead.id) || undefined}
          >
            <td data-part="choice">
              <input
                type="checkbox"
                aria-label={`Select ${lead.name}, ${lead.reference}`}
                checked={selected.has(lead.id)}
                onChange={() => toggle(lead.id)}
              />
            </td>
            <td data-part="title">
              <Link to={`${box.screen}/${lead.id}${search}`}>{lead.name}</Link>
            </td>
            <td data-heading={box.label.one}>
              <span className="in-short">{lead.description ?? `${lead.subject}: ${timeOf(lead)}`}</span>
            </td>
            {lead.standing && (
              <td data-heading="Standing">
                <StatusBadge isOn={lead.standing === 'confirmed'}>{lead.standing}</StatusBadge>
              </td>
            )}
            <td data-heading="State">
              <StatusBadge isOn={lead.state === 'new'}>{lead.state}</StatusBadge>
            </td>
            <td data-heading="Received">
              <Ago time={lead.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
