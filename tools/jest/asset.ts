/** A style sheet, picture or font in a test. */
export default 'asset';
