import tokens from '../styles/tokens.css?raw';

const [, light = '', dark = ''] = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];

/** What browsers tint their own bars with: the ground of the header, which stands right below them. */
export const themeColours = { light, dark };
