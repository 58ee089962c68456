export type UseTables = {
  uses: {
    /** Who uses something: the name of a content type, `draft` or `revision`. */
    type: string;
    record_id: number;
    /** Where, such as `sections.2.image`. */
    field: string;
    /** What is used: `media`, or the name of a content type. */
    target_type: string;
    /** 0 for the page of a record that does not exist. */
    target_id: number;
    /** 1 for an address, in a text or a field of its own. */
    is_link: number;
  };
};
