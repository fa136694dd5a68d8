export default 'light' as const;
