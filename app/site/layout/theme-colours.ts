import tokens from '../styles/tokens.css?raw';

const [, light = '', dark = ''] = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];

/** Browsers tint their toolbar with these: the background of the header, which is right below it. */
export const themeColours = { light, dark };
