// Who acts at the tables of this device: whoever holds it, for all who share it.
export const ME = 'me'
