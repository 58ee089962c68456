declare module 'mammoth/mammoth.browser.min.js' {
  export { convertToHtml, images } from 'mammoth';
}
