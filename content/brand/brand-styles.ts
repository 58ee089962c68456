/** How pages are set as a whole: the weight of headings and lines, what stands on cards, how sections are told apart. */
export const brandStyles = [
  { value: 'bold', label: 'Bold: large headings, panels and cards' },
  { value: 'quiet', label: 'Quiet: light headings, fine lines, plenty of space' },
  { value: 'poster', label: 'Poster: strong lines, labels in capitals, blocks of colour' },
] as const;

export type BrandStyle = (typeof brandStyles)[number]['value'];
